/** GET /api/v1/facts: the request. */
import * as z from 'zod';
import { formatField } from '../formats';
import { FACT_WORDS, MAX_FACTS } from '../kundali-facts/request';
import { languageField } from '../shapes/language';
import { pageFields } from '../shapes/page';

export const FactsRequest = z.object({
  q: FACT_WORDS,
  ...pageFields('facts', MAX_FACTS),
  lang: languageField(),
  format: formatField(),
});
