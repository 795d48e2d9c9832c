/**
 * `npm run bench:beside -- ../other`: the processor time of large answers beside that of another checkout, in which
 * `npm run build:kernel` has run, such as one of the parent commit. The two make each answer in turn.
 */
import { pathToFileURL } from 'node:url';
import { benchLarge } from './large';

const [other] = process.argv.slice(2);
if (other === undefined) throw new Error('name the folder of the other checkout');
await benchLarge(pathToFileURL(`${other}/`));
