/** The observances of a year as a calendar to subscribe to. */
import * as z from 'zod';
import { ok } from '../../domain/result';
import type { Code } from '../resource';
import { loadAnswerNames } from '../utsavas/present';
import { utsavasFilePricing } from '../utsavas/price';
import { readYears, type UtsavasFileQuestion, yearsOf } from '../utsavas/question';
import { UtsavasFileRequest } from '../utsavas/request';
import { presentCalendar } from './icalendar';

export const utsavasFile: Code<typeof UtsavasFileRequest, UtsavasFileQuestion, string> = {
  request: UtsavasFileRequest,
  read: readYears,
  price: utsavasFilePricing,
  async answer(kernel, question) {
    const years = await yearsOf(kernel, question);
    if (!years.ok) return years;
    return ok(presentCalendar(question, years.value, await loadAnswerNames(question)));
  },
  isPersonal: ({ isNamed }) => isNamed === true,
  write(calendar, { years }) {
    const headers = { 'Content-Disposition': `inline; filename="utsavas-${years.join('-')}.ics"` };
    return { body: calendar, headers };
  },
};

export const UtsavasFile = z.string().meta({ id: 'UtsavasFile', description: 'An iCalendar document (RFC 5545).' });
