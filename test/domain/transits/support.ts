/** Births and spans for properties of transits. */
import fc from 'fast-check';
import { jdOf } from '../sky/truth';
import { evenly } from '../support/property';

export const natal = fc.record({
  jdUt: evenly(jdOf('1900-02-01T00:00:00Z'), jdOf('2090-01-01T00:00:00Z')),
  latDeg: evenly(-60, 60),
  lonDeg: evenly(-180, 180),
  tzHours: fc.constant(0),
  ayanamsha: fc.constantFrom('lahiri' as const, 'raman' as const, 'true-citra' as const),
  nodeMode: fc.constantFrom('mean' as const, 'true' as const),
});

/** The start of a span, also before the birth. */
export const fromJd = evenly(jdOf('1903-01-01T00:00:00Z'), jdOf('2094-01-01T00:00:00Z'));
