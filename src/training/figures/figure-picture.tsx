import type { Ref } from 'react';
import styles from './figure.module.css';
import type { FigureShape, ShapeLook } from './shape';

interface FigurePictureProps {
  shapes: readonly FigureShape[];
  viewBox: string;
  /** Null without a floor. */
  floor: string | null;
  /** The group whose shapes move. */
  moving?: Ref<SVGGElement>;
}

/** A pose as a drawing. Its text alternative belongs to whoever shows it. */
export function FigurePicture({ shapes, viewBox, floor, moving }: FigurePictureProps) {
  return (
    <svg className={styles.picture} viewBox={viewBox} aria-hidden="true">
      {floor && <path className={styles.floor} d={floor} />}
      <g ref={moving}>
        {shapes.map(({ look, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have an order and no identity
          <path key={index} className={styles[look]} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** The class of a shape, of the drawing around it, or of a still. */
export const pictureClass = (name: ShapeLook | 'picture' | 'still'): string => styles[name] ?? '';

/** Redraws the shapes of a picture without React, once a frame. */
export function redraw(group: SVGGElement, shapes: readonly FigureShape[]): void {
  const paths = group.children;
  const before = drawn.get(group) ?? [];
  drawn.set(group, shapes);
  while (paths.length < shapes.length) {
    group.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  }
  for (let index = 0; index < paths.length; index += 1) {
    const [old, shape] = [before[index], shapes[index]];
    if (!old || old.look !== shape?.look) {
      paths[index]?.setAttribute('class', (shape && styles[shape.look]) ?? '');
    }
    if (!old || old.path !== shape?.path) paths[index]?.setAttribute('d', shape?.path ?? '');
  }
}

/** The shapes that `redraw` drew last; it changes only those that differ. */
const drawn = new WeakMap<SVGGElement, readonly FigureShape[]>();
