/** Names of places in Hindi: towns and states of the lexicon, and the transliteration of other towns. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPlaceNames } from '../../src/lexicon/places';
import { placeNamesFile } from '../../tools/web/places.mjs';
import { nonEmpty } from '../nonEmpty';

const names = readPlaceNames(placeNamesFile());
const [zones = '', regions = '', ...rows] = readFileSync('build/towns.txt', 'utf8').split('\n');
const zoneNames = zones.split('|');
const regionNames = regions.split('|');
const towns = rows.map((row) => {
  const [latin = '', region, zone] = row.split('\t');
  const of = regionNames[Number(region)] ?? '';
  return {
    name: latin.split('|')[0] ?? '',
    country: of.slice(0, 2),
    region: of.slice(3),
    tz: zoneNames[Number(zone)] ?? '',
  };
});
const LATIN = /[A-Za-z]/;
const SOUTH_ASIAN = /^Asia\/(Kolkata|Kathmandu|Dhaka|Karachi|Colombo|Thimphu)$/;

describe('names of places in Hindi', () => {
  test('every town of the index and every state of India in it has a Hindi name', () => {
    const { towns: listed }: { towns: Record<string, string> } = JSON.parse(
      readFileSync('src/lexicon/source/hi/places.json', 'utf8'),
    );
    const indian = towns.filter(({ country }) => country === 'IN');
    expect(indian.length).toBeGreaterThan(250);
    expect(indian.filter(({ name }) => !(name in listed)).map(({ name }) => name)).toEqual([]);
    expect(towns.filter(({ name, tz }) => LATIN.test(names.town(name, tz))).map(({ name }) => name)).toEqual([]);
    const states = new Set(indian.map(({ region }) => region));
    expect([...states].filter((state) => LATIN.test(names.region(state)))).toEqual([]);
  });

  test.each([
    ['Pune', 'Asia/Kolkata', 'पुणे'],
    ['Varanasi', 'Asia/Kolkata', 'वाराणसी'],
    ['Kathmandu', 'Asia/Kathmandu', 'काठमांडू'],
    ['Edison', 'America/New_York', 'एडिसन'],
    ['near Varanasi', 'Asia/Kolkata', 'वाराणसी के पास'],
  ])('%s is in the lexicon', (name, tz, hindi) => {
    expect(names.town(name, tz)).toBe(hindi);
  });

  // Towns that the lexicon lacks, with the spelling of their signposts.
  test.each([
    ['Kolapur', 'कोलपुर'],
    ['Sundargarh', 'सुंदरगढ़'],
    ['Aliganj', 'अलीगंज'],
    ['Jaisinghpur', 'जैसिंघपुर'],
    ['Sidhauli', 'सिधौली'],
    ['Forbesganj', 'फोरबेसगंज'],
  ])('%s is transliterated', (name, hindi) => {
    expect(names.town(name, 'Asia/Kolkata')).toBe(hindi);
  });

  test('no town of South Asia keeps a Latin letter, and unknown towns elsewhere keep all', () => {
    const list = nonEmpty(readFileSync('build/gazetteer.txt', 'utf8').trim().split('\n').slice(1), 'towns');
    const southAsian = list.map((row) => row.split('\t')).filter(([, , , , , , tz = '']) => SOUTH_ASIAN.test(tz));
    expect(southAsian.length).toBeGreaterThan(7000);
    expect(southAsian.filter(([, name = '', , , , , tz = '']) => LATIN.test(names.town(name, tz)))).toEqual([]);
    expect(names.town('Hoboken', 'America/New_York')).toBe('Hoboken');
    expect(names.region('Hudson County')).toBe('Hudson County');
  });
});
