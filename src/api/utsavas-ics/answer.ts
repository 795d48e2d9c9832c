/** The observances of a year as a calendar to subscribe to. */
import { ok } from '../../domain/result';
import { loadObservanceNames } from '../../lexicon/observances';
import type { Code } from '../resource';
import { labelsFor } from '../shapes/language';
import { utsavasFilePricing } from '../utsavas/price';
import { readYears, type UtsavasFileQuestion, yearsOf } from '../utsavas/question';
import { UtsavasFileRequest } from '../utsavas/request';
import { presentCalendar } from './icalendar';

export const utsavasFile: Code<typeof UtsavasFileRequest, UtsavasFileQuestion, string> = {
  request: UtsavasFileRequest,
  read: readYears,
  price: utsavasFilePricing,
  async answer(kernel, question) {
    const labels = await labelsFor(question.lang);
    const years = await yearsOf(kernel, question);
    if (!years.ok) return years;
    return ok(presentCalendar(question, years.value, labels, await loadObservanceNames()));
  },
  isPersonal: ({ isNamed }) => isNamed === true,
  write(calendar, { years }) {
    const headers = { 'Content-Disposition': `inline; filename="utsavas-${years.join('-')}.ics"` };
    return { body: calendar, headers };
  },
};
