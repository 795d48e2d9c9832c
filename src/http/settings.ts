/**
 * Checks the operator's variables. A default replaces an invalid variable, and the log and the health check report it.
 */
import { DEADLINE_MS } from '../counsel/model/limits';
import { unusableModelSettings } from '../counsel/model/settings';
import type { Bindings } from './env';
import { indexEndpoint, indexKey } from './indexping/config';
import { costLimit, unusableCeilings, v1Limit } from './limits/policies';
import { cacheEntries } from './middleware/cache';
import { corsOrigins } from './middleware/cors';
import { configuredOrigin } from './origin';
import { CONTACTS, isContact } from './press/configured';
import { warmsUp } from './warmUp';

interface UnusableSetting {
  variable: keyof Bindings;
  /** The requirement of the variable: a noun phrase with an example. */
  expected: string;
}

const isSet = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** The invalid variables, each with its expected value. */
export function unusableSettings(bindings: Bindings): UnusableSetting[] {
  const unusable: UnusableSetting[] = unusableCeilings(bindings).map((variable) => ({
    variable,
    expected: 'a whole number of requests an hour, for example 60',
  }));
  const check = (variable: keyof Bindings, isUsable: boolean, expected: string) => {
    if (!isUsable) unusable.push({ variable, expected });
  };
  check(
    'LIMIT_COST',
    costLimit(bindings) !== undefined,
    'empty, or a whole number of milliseconds an hour, for example 60000',
  );
  check('LIMIT_V1', v1Limit(bindings) !== undefined, 'empty, or a whole number of requests an hour, for example 1000');
  const { PUBLIC_ORIGIN = '', INDEXNOW_KEY } = bindings;
  check(
    'PUBLIC_ORIGIN',
    !isSet(PUBLIC_ORIGIN) || configuredOrigin(bindings) !== null,
    'an origin, for example https://khagola.example',
  );
  check(
    'CORS_ORIGINS',
    corsOrigins(bindings) !== null,
    '*, empty, or a list of origins, for example https://app.example, https://www.example',
  );
  check('CACHE_ENTRIES', cacheEntries(bindings) !== undefined, 'empty, or a whole number from 1, for example 1000');
  check('WARM_START', warmsUp(bindings) !== null, 'on or off');
  check('INDEXNOW_KEY', !isSet(INDEXNOW_KEY) || indexKey(bindings) !== null, '8 to 128 letters, digits and hyphens');
  check(
    'INDEXNOW_ENDPOINT',
    indexEndpoint(bindings) !== null,
    'an https URL, for example https://api.indexnow.org/indexnow',
  );
  for (const variable of CONTACTS) {
    const text = bindings[variable]?.trim() ?? '';
    check(
      variable,
      text === '' || isContact(text),
      'an email address or an https URL, for example press@khagola.example',
    );
  }
  for (const variable of unusableModelSettings(bindings, DEADLINE_MS)) {
    unusable.push({ variable, expected: 'as docs/reference/counsel.md describes it' });
  }
  return unusable;
}

/** Log lines for the invalid variables. */
export const settingLines = (bindings: Bindings): string[] =>
  unusableSettings(bindings).map(
    ({ variable, expected }) => `settings: ${variable} is invalid, so its default applies. It must be ${expected}.`,
  );
