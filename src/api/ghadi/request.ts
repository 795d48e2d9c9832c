/** GET /api/ghadi: the request. */
import * as z from 'zod';
import { languageField } from '../shapes/language';

export const GhadiRequest = z.object({ lang: languageField() });
