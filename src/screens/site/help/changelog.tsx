import { Fragment } from 'react';
import { CHANGELOG } from '#words/changelog';
import { longDay } from '#words/format/day';
import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import styles from './help.module.css';

/** Changes of the app by day. The list is part of the build, so it works offline. */
export default function Changelog() {
  return (
    <>
      <TopBar
        title="O que mudou no app"
        leading={<BackLink href="/app/help" label="Voltar à ajuda" />}
      />
      <Page width="app">
        {CHANGELOG.map(({ day, changes }) => (
          <section key={day} className={styles.topic}>
            <h2>{longDay(day)}</h2>
            {changes.map(({ title, text }) => (
              <Fragment key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Fragment>
            ))}
          </section>
        ))}
      </Page>
    </>
  );
}
