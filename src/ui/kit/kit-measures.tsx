import type { ReactNode } from 'react';
import { Card } from '../display/card';
import { Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import styles from './kit-measures.module.css';

const TYPE = ['t-hero', 't-1', 't-2', 't-3', 't-4', 't-body', 't-small', 't-label', 't-mini'];
const NUMERALS = ['n-xl', 'n-l', 'n-m'];
const FONTS = ['inter', 'manrope', 'system'] as const;
const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];
const CORNERS = ['s', 'm', 'l', 'xl', 'full'];
const HEIGHTS = ['1', '2', '3'];
const TIMES = ['tap', 'fast', 'mid', 'slow'];

/** Type, space, corners, height and motion, each with its token's name. */
export function KitMeasures() {
  return (
    <Stack>
      <SectionTitle>Letras</SectionTitle>
      <Card>
        {TYPE.map((token) => (
          <p key={token} className={styles.type} style={{ '--sample': `var(--${token})` }}>
            <span>Supino reto com barra</span>
            <code>{token}</code>
          </p>
        ))}
        {NUMERALS.map((token) => (
          <p key={token} className={styles.type} style={{ '--sample': `var(--${token})` }}>
            <span>82,5 × 11</span>
            <code>{token}</code>
          </p>
        ))}
      </Card>
      <Grid>
        {FONTS.map((font) => (
          <Card key={font} className={`font-${font}`}>
            <div className={styles.font}>
              <h3>{font}</h3>
              <p>Ação, força e coração: três séries de 8 a 10 repetições.</p>
              <p className={styles.column}>
                111,11
                <br />
                808,50
              </p>
            </div>
          </Card>
        ))}
      </Grid>
      <SectionTitle>Espaço, cantos, altura</SectionTitle>
      <Card>
        <div className={styles.samples}>
          {SPACES.map((step) => (
            <Sample key={step} name={`s-${step}`}>
              <span className={styles.space} style={{ '--sample': `var(--s-${step})` }} />
            </Sample>
          ))}
        </div>
        <div className={styles.samples}>
          {CORNERS.map((corner) => (
            <Sample key={corner} name={`r-${corner}`}>
              <span className={styles.corner} style={{ '--sample': `var(--r-${corner})` }} />
            </Sample>
          ))}
          {HEIGHTS.map((height) => (
            <Sample key={height} name={`e-${height}`}>
              <span className={styles.height} style={{ '--sample': `var(--e-${height})` }} />
            </Sample>
          ))}
        </div>
      </Card>
      <SectionTitle>Movimento</SectionTitle>
      <Card>
        <p className={styles.hint}>Passe o ponteiro ou toque.</p>
        <div className={styles.motion}>
          {TIMES.map((time) => (
            <Sample key={time} name={`d-${time}`}>
              <span className={styles.moving} style={{ '--sample': `var(--d-${time})` }} />
            </Sample>
          ))}
        </div>
      </Card>
    </Stack>
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
