/** What the figures of the measured accuracy are. */
export const ACCURACY_NOTE =
  'These are sampled residuals, not guaranteed bounds. Near a boundary, a small difference can change a result.';
