import type { ReactNode } from 'react';
import styles from './install-pictures.module.css';

/** The toolbar of a phone's browser, with the button to tap in copper. */
export function SharePicture() {
  return (
    <Frame>
      <rect className={styles.ground} width="96" height="72" />
      <Line x={16} y={14} width={44} />
      <Line x={16} y={24} width={30} />
      <path className={styles.sheet} d="M0 40h96v32H0z" />
      <rect className={styles.field} x="10" y="48" width="48" height="16" rx="8" />
      <Line x={20} y={54} width={28} />
      <Target x={78} y={56} r={13} />
      <g className={styles.onTarget} transform="translate(78 56)">
        <path d="M-4.5 -1.5h-1.5v8h12v-8h-1.5M0 3v-9.5M-3 -4l3-3 3 3" />
      </g>
    </Frame>
  );
}

/** The list of the share sheet, with the row to tap. */
export function AddPicture() {
  return (
    <Frame>
      <rect className={styles.ground} width="96" height="72" />
      <path className={styles.sheet} d="M6 18a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10v54H6z" />
      <Line x={18} y={18} width={36} />
      <rect className={styles.target} x="12" y="31" width="72" height="20" rx="7" />
      <g className={styles.onTarget}>
        <path d="M20 41h26" />
        <rect x="66" y="35" width="12" height="12" rx="3" />
        <path d="M72 38v6M69 41h6" />
      </g>
      <Line x={18} y={60} width={30} />
    </Frame>
  );
}

/** The final question, with the app's icon. */
export function ConfirmPicture() {
  return (
    <Frame>
      <rect className={styles.ground} width="96" height="72" />
      <path className={styles.sheet} d="M6 18a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10v54H6z" />
      <Line x={14} y={19} width={18} />
      <rect className={styles.target} x="54" y="13" width="30" height="15" rx="7.5" />
      <path className={styles.onTarget} d="M61 20.5h16" />
      <rect className={styles.icon} x="16" y="38" width="24" height="24" rx="6" />
      <path
        className={styles.plate}
        d="M28 42a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm0 5.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z"
      />
      <Line x={48} y={44} width={30} />
      <Line x={48} y={54} width={20} />
    </Frame>
  );
}

/** The drawing is decorative, because the text beside it is complete. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
      {children}
    </svg>
  );
}

function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect className={styles.line} x={x} y={y} width={width} height="4" rx="2" />;
}

function Target({ x, y, r }: { x: number; y: number; r: number }) {
  return <circle className={styles.target} cx={x} cy={y} r={r} />;
}
