/** A fresh process: opens the list of places and searches it once. Prints the processor time of all threads, ms. */
import { readFileSync } from 'node:fs';
import { openPlaces } from '../../src/domain/places/list';
import { searchPlaces } from '../../src/domain/places/search';

const bytes = readFileSync(new URL('../../build/gazetteer.bin', import.meta.url));
const before = process.cpuUsage();
searchPlaces(openPlaces(bytes), process.argv[2] as string);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
