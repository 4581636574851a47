import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Style attributes may only contain custom properties. */
    [property: `--${string}`]: string | number | undefined;
  }
}
