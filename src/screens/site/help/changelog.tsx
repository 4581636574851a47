import { Fragment } from 'react';
import { CHANGELOG } from '#words/changelog';
import { longDay } from '#words/format/day';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import styles from './help.module.css';

/** Changes of the app by day. The list is part of the build, so it works offline. */
export default function Changelog() {
  return (
    <>
      <BackBar title="O que mudou no app" href="/app/help" label="Voltar à ajuda" />
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
