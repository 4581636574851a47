/** Exercises of the catalogue that are not drawn yet. They are known before the drawings load. */
export const WITHOUT_FIGURE: ReadonlySet<string> = new Set([
  'ball-back-extension',
  'lying-lateral-raise',
  'hand-gripper',
  'copenhagen-plank',
  'psoas-march',
  'side-plank-hip-lift',
  'bench-side-bend',
  'kettlebell-windmill',
  'neck-lateral-flexion',
  'turkish-get-up',
  'man-maker',
  'devil-press',
  'tire-flip',
  'swimming',
]);
