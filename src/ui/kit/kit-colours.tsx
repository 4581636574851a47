import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import { LABEL_PAIRS, PLATES, SERIES, SIGNS, SURFACES, TEXTS } from './colour-pairs';
import { contrast, type Rgb } from './contrast';
import styles from './kit-colours.module.css';

/** Resolves the colours of a part of the page as painted. */
function coloursOf(part: Element): (name: string) => Rgb {
  const style = getComputedStyle(part);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (name) => {
    if (!pen) return [0, 0, 0];
    pen.fillStyle = style.getPropertyValue(`--${name}`);
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
}

const figure = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export function KitColours() {
  return (
    <Stack>
      <SectionTitle>Cores</SectionTitle>
      <div className={styles.themes}>
        <Theme name="dark" title="Ferro" />
        <Theme name="light" title="Cal" />
      </div>
    </Stack>
  );
}

function Theme({ name, title }: { name: 'dark' | 'light'; title: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const [colour, setColour] = useState<((name: string) => Rgb) | null>(null);
  useLayoutEffect(() => {
    if (panel.current) setColour(() => coloursOf(panel.current ?? document.body));
  }, []);
  const ratio = (on: string, under: string) => (colour ? contrast(colour(on), colour(under)) : 0);
  return (
    <div ref={panel} className={classNames(name, styles.theme)}>
      <h3>{title}</h3>
      <Ratios caption="Texto, no mínimo 4,5" colours={TEXTS} least={4.5} ratio={ratio} />
      <Ratios caption="Sinais e bordas, no mínimo 3" colours={SIGNS} least={3} ratio={ratio} />
      <ul className={styles.pairs} aria-label="Rótulos, no mínimo 4,5">
        {LABEL_PAIRS.map(({ on, under, least }) => (
          <li
            key={on + under}
            className={styles.pair}
            style={{ '--on': `var(--${on})`, '--under': `var(--${under})` }}
          >
            {under} <Ratio value={ratio(on, under)} least={least} />
          </li>
        ))}
      </ul>
      <ul className={styles.plates} aria-label="Anilhas e séries de gráficos, no mínimo 3">
        {[...PLATES, ...SERIES].map((plate) => (
          <li key={plate}>
            <span className={styles.plate} style={{ '--on': `var(--${plate})` }} />
            {plate} <Ratio value={ratio(plate, 'surface-1')} least={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RatiosProps {
  caption: string;
  colours: readonly string[];
  least: number;
  ratio: (on: string, under: string) => number;
}

function Ratios({ caption, colours, least, ratio }: RatiosProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">cor</th>
          {SURFACES.map((surface) => (
            <th key={surface} scope="col">
              {surface.replace('surface-', 's-')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map((colour) => (
          <tr key={colour}>
            <th scope="row">{colour}</th>
            {SURFACES.map((surface) => (
              <td
                key={surface}
                style={{ '--on': `var(--${colour})`, '--under': `var(--${surface})` }}
                data-read={least > 4 || undefined}
              >
                <span className={styles.sign} />
                <Ratio value={ratio(colour, surface)} least={least} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The contrast of two painted colours, marked if it is too low. */
function Ratio({ value, least }: { value: number; least: number }) {
  return (
    <span className={styles.ratio}>
      {figure.format(value)}
      {value > 0 && value < least && ' (pouco)'}
    </span>
  );
}
