/**
 * `npm run goldens` records the present answers. Run it after an intended change, and state the size of the change in
 * the changelog.
 */
import { writeFileSync } from 'node:fs';
import * as answers from './answers';
import * as block from './block';

writeFileSync(block.FILE, `${JSON.stringify(block.present(), null, 1)}\n`);
const goldens = [];
for (const request of answers.requests()) goldens.push(await answers.golden(request));
writeFileSync(answers.FILE, `[\n${goldens.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
