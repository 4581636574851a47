import type { Appearance } from '@stripe/stripe-js';

/**
 * Stripe's frames support neither our custom properties nor oklch, so a pixel is painted and read.
 */
function colourOf(property: string, brush: CanvasRenderingContext2D): string {
  const said = getComputedStyle(document.documentElement).getPropertyValue(property).trim();
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = said;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The current theme in the options of Stripe's form. */
export function stripeLook(): Appearance {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext('2d');
  if (!brush) return { theme: 'flat' };
  const colour = (property: string) => colourOf(property, brush);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--surface-2'),
      colorText: colour('--text'),
      colorTextSecondary: colour('--text-2'),
      colorTextPlaceholder: colour('--text-3'),
      colorDanger: colour('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '14px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, padding: '14px' },
      '.Input:focus': { border: `1px solid ${colour('--focus')}` },
      '.Label': { fontWeight: '600' },
    },
  };
}
