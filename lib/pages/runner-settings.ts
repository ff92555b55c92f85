import { readSite, readTestData } from '@/lib/content/read-content';
import { getApiBases } from '@/lib/environment/app-links';

/**
 * Reads what the pages need to send requests to the sandbox: hosts, paths of the APIs, test cards.
 * @throws {InvalidContentError}
 */
export function readRunnerSettings() {
  const { apis, environments, productionApi, runner } = readSite();
  return {
    apiBases: getApiBases(environments),
    /** Path of each API on its base by id; empty where its document names none. */
    paths: Object.fromEntries(apis.map(({ id, path = '' }) => [id, path])),
    production: productionApi,
    /** Source of the pattern of production keys; `undefined` for none. */
    productionKey: (runner || undefined)?.productionKey,
    testCards: readTestData().cards.map(({ number }) => number),
  };
}
