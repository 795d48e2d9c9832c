// Prints the summary `N passed, N failed` from vitest's report. Failed steps outside vitest are listed by name and
// count as failed, and so does a missing report.
import { existsSync, readFileSync } from 'node:fs';

const REPORT = new URL('../build/test-report.json', import.meta.url);

const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
const failedSteps = process.argv.slice(2);
if (!report && failedSteps.length === 0) failedSteps.push('no test report');

/** @type {{ name: string, message: string, status: string, assertionResults: unknown[] }[]} */
const files = report?.testResults ?? [];
const brokenFiles = files.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
for (const file of brokenFiles) console.log(`no test ran in ${file.name}\n${file.message}`);
for (const step of failedSteps) console.log(`failed: ${step}`);

const passed = report?.numPassedTests ?? 0;
const failedTests = (report?.numFailedTests ?? 0) + brokenFiles.length;
// The test command failed because of failed tests, which are already counted.
const otherSteps = failedSteps.filter((step) => !(step === 'npm test' && failedTests > 0)).length;
const failed = failedTests + otherSteps;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
