import * as z from 'zod';

export const UtsavasFile = z.string().meta({ id: 'UtsavasFile', description: 'An iCalendar document (RFC 5545).' });
