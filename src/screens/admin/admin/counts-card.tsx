import { megabytesOf } from '#words/format/bytes';
import { formatNumber } from '#words/format/number';
import type { AdminOverview } from '../../../data/admin/admin';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';

/** Counts of accounts and data. */
export function CountsCard({ overview: { counts, bytes } }: { overview: AdminOverview }) {
  return (
    <Card as="section" padding="l" labelledBy="counts" className={styles.card}>
      <SectionTitle id="counts">Números</SectionTitle>
      <FactList
        facts={[
          ['Contas', formatNumber(counts.people)],
          ['Em uso nos últimos 30 dias', formatNumber(counts.active)],
          ['Páginas profissionais', formatNumber(counts.pages)],
          ['Acompanhamentos', formatNumber(counts.links)],
          ['Contas suspensas', formatNumber(counts.suspended)],
          ['Registros e fotos', megabytesOf(bytes)],
        ]}
      />
    </Card>
  );
}
