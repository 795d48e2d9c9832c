/**
 * An account from its first passkey to its deletion, in a browser with an authenticator, compared with the database
 * itself.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addAuthenticator, copyPasskeys, forgive, register, rowsOf, saveBirths, savedNames } from './accountsFixture';
import { VARANASI } from './births';
import { CHROMIUM } from './chromium';
import { newPage, useBrowser } from './page';

const NONE = { accounts: 0, passkeys: 0, sessions: 0, challenges: 0, charts: 0 };

describe.skipIf(!CHROMIUM)('an account', () => {
  useBrowser();

  test('an account is created to save a chart, signed out, signed in again, and deleted with all its data', async () => {
    const page = await newPage();
    const laptop = await addAuthenticator(page);

    // A reader without an account draws a chart and keeps it on the device, then moves it to a new account.
    await page.goto(`/chart${VARANASI.fragment}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Kept on this device.').waitFor();
    const lagna = await page.locator('.part .dtab tbody tr').first().textContent();
    await page.locator('main').getByRole('link', { name: 'Charts', exact: true }).click();
    await page.getByRole('link', { name: 'near Varanasi' }).waitFor();
    expect(page.record.requests.filter((url) => /api\/chart|1985/.test(new URL(url).pathname))).toEqual([]);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('Your account is made.').waitFor();
    expect(page.url()).not.toContain('1985');
    await page.getByRole('checkbox', { name: 'Select near Varanasi' }).check();
    await page.getByRole('button', { name: 'Move one chart to the account' }).click();
    await page.getByText('One chart is now in the account.').waitFor();
    const account = await page.evaluate(async () => ((await (await fetch('/account')).json()) as { id: string }).id);
    expect(rowsOf(account)).toEqual({ ...NONE, accounts: 1, passkeys: 1, sessions: 1, charts: 1 });
    expect(await laptop.credentialIds()).toHaveLength(1);

    // The chart is still there after a reload, with the same text.
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: /near Varanasi.*Lagna/s });
    expect(await row.textContent()).toMatch(
      /19 Feb 1985, 20:56:22, near Varanasi.*Lagna Kanya.*Moon Kumbha, Dhanishtha 4/s,
    );

    // Saving the same chart again does not add another.
    await page.goto(`/chart${VARANASI.fragment}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved in your account.').waitFor();
    await page.goto('/charts');
    await page.getByText('1 of at most 500 charts in your account.').waitFor();

    // The reader signs out, and in again with the passkey.
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(await row.count()).toBe(0);
    expect(rowsOf(account)).toMatchObject({ sessions: 0, charts: 1 });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('You are signed in.').waitFor();

    // An opened chart is computed again from its birth data.
    await row.getByRole('link', { name: 'near Varanasi' }).click();
    await page.locator('.part .dtab tbody tr').nth(9).waitFor();
    expect(page.url()).toContain('#t=1985-02-19T20:56:22&at=24.9459,83.0665&tz=');
    expect(await page.locator('.part .dtab tbody tr').first().textContent()).toBe(lagna);
    await page.goBack();

    // The chart is renamed, deleted and restored, then deleted.
    await page.getByRole('button', { name: 'Edit near Varanasi' }).click();
    await page.getByLabel('Name', { exact: true }).fill('First example');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'First example' }).waitFor();
    expect(await savedNames(page)).toEqual(['First example']);
    await page.getByRole('button', { name: 'Remove First example' }).click();
    await page.getByText('“First example” is removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'First example' }).waitFor();
    expect(await savedNames(page)).toEqual(['First example']);

    // A second passkey on a USB key.
    await laptop.present(false);
    const key = await addAuthenticator(page, 'usb');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the new passkey').fill('Blue key');
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByText('Blue key opens the account too.').waitFor();
    expect(await key.credentialIds()).toHaveLength(1);
    expect(rowsOf(account)).toMatchObject({ passkeys: 2 });

    // Export of all data as a file.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('khagola.json');
    const exported = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(exported.charts).toHaveLength(1);
    expect(exported.charts[0]).toMatchObject({ name: 'First example', place: 'near Varanasi', input: VARANASI.body });
    expect(exported.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Linux computer', 'Blue key']);

    // Deletion of the account requires the typed word and the passkey.
    await page.getByRole('button', { name: 'Delete the account…' }).click();
    await page.getByRole('button', { name: 'Delete the account and all in it' }).click();
    await page.getByText('Type the word delete to continue.').waitFor();
    await page.getByLabel('Type the word “delete”').fill('delete');
    await key.verifies(false);
    await page.getByRole('button', { name: 'Delete the account and all in it' }).click();
    await page.getByText('Nothing has changed: no passkey was given').waitFor();
    expect(rowsOf(account)).toMatchObject({ accounts: 1, charts: 1, passkeys: 2 });
    await key.verifies(true);
    await page.getByRole('button', { name: 'Delete the account and all in it' }).click();
    await page.getByText('The account is deleted, its passkeys and one chart with it.').waitFor();
    expect(rowsOf(account)).toEqual(NONE);
    expect(
      await page
        .context()
        .cookies()
        .then((all) => all.filter(({ name }) => name === '__Host-session')),
    ).toEqual([]);

    // A passkey that the device still has opens nothing.
    await laptop.present(true);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  test('an account is signed out on all devices at once', async () => {
    const [here, there] = [await newPage(), await newPage()];
    const [laptop, phone] = [await addAuthenticator(here), await addAuthenticator(there)];
    const account = await register(here);
    await saveBirths(here, [VARANASI.body]);
    await copyPasskeys(laptop, phone);
    await there.goto('/charts');
    await there.getByRole('button', { name: 'Sign in' }).click();
    await there.getByRole('link', { name: 'Born 19 Feb 1985' }).waitFor();
    expect(rowsOf(account)).toMatchObject({ sessions: 2 });

    await here.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.getByText('You are signed out, on all devices.').waitFor();
    expect(rowsOf(account)).toMatchObject({ sessions: 0 });
    await there.getByRole('button', { name: 'Edit Born 19 Feb 1985' }).click();
    await there.getByLabel('Name', { exact: true }).fill('Mine');
    await there.keyboard.press('Enter');
    await there.getByText('The session has ended, here or from another device.').waitFor();
    await there.getByRole('button', { name: 'Make a passkey' }).waitFor();
    forgive(there.record, 401);
  });

  test('an account keeps its passkeys when another account is deleted', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    const otherAccount = await register(page, 'Other');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
    const ownAccount = await register(page, 'Mine');
    await page.getByRole('button', { name: 'Delete the account…' }).click();
    await page.getByLabel('Type the word “delete”').fill('Delete');
    await page.keyboard.press('Enter');
    // The authenticator has both passkeys. The service requests only those of this account.
    await page.getByText('The account is deleted').waitFor();
    expect(rowsOf(ownAccount)).toEqual(NONE);
    expect(rowsOf(otherAccount)).toMatchObject({ accounts: 1, passkeys: 1 });
  });

  test('an account does not open for a passkey of a deleted account', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    const account = await register(page);
    await page.evaluate(() => fetch('/account', { method: 'DELETE' }));
    expect(rowsOf(account)).toEqual(NONE);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This passkey opens no account here').waitFor();
    forgive(page.record, 400);
  });
});
