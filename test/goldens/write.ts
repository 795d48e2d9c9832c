/** `npm run goldens`: records today's answers. Run it when they are meant to change, and say in the changelog how far. */
import { writeFileSync } from 'node:fs';
import * as answers from './answers';
import * as block from './block';

writeFileSync(block.FILE, `${JSON.stringify(block.present(), null, 1)}\n`);
const goldens = [];
for (const asked of answers.requests()) goldens.push(await answers.golden(asked));
writeFileSync(answers.FILE, `[\n${goldens.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
