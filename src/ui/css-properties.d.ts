import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are the only thing that goes into a style attribute. */
    [property: `--${string}`]: string | number | undefined;
  }
}
