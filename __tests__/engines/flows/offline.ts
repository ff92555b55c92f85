import { SALE } from '../../browser/page-types';
import type { Stage } from '../stage';

const GUIDE = '/guides/webhooks/';
const PLACE = '[data-offline]';

export function testOffline({ open, setReach }: Stage): void {
  it('a copy that is kept offline shows the portal out of reach, until it is removed', async () => {
    const reader = await open(GUIDE);
    await reader.press(`${PLACE} button`, 'Keep this portal offline');
    await reader.see(`${PLACE} button`, 'Cancel');
    await reader.press(`${PLACE} button`, 'Keep');
    await reader.see(PLACE, 'Kept offline');
    expect(await reader.complaints()).toEqual([]);
    setReach(false);
    await reader.open(GUIDE);
    await reader.see('h1', 'Webhooks');
    await reader.open('/api/payment-gateway/capture/');
    await reader.see('h1', 'Capture');
    await reader.open(`${SALE}?version=2.2.0`);
    await reader.see('article[data-operation="post /sale"]', 'You read release 2.2.0');
    await reader.press('a', 'Read 2.4.0, the newest');
    await reader.open('/guides/none/');
    await reader.see('h1', 'This page does not exist');
    setReach(true);
    await reader.open(GUIDE);
    await reader.press(`${PLACE} button`, 'Remove');
    await reader.see(PLACE, 'Removed.');
    const left = await reader.read(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(left).toEqual([0, 0]);
  });
}
