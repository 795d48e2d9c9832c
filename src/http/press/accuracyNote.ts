/** The meaning of the figures of measured accuracy. */
export const ACCURACY_NOTE =
  'These are sampled residuals, not guaranteed bounds. Near a boundary, a small difference can change a result.';
