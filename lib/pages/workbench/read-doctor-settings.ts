import { readCodeTables } from '@/lib/content/read-code-tables';
import { readWebhookSignature } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import type { Site } from '@/lib/content/schemas/site';
import { urls } from '@/lib/routes/urls';
import type { DoctorSettings } from '@/lib/workbench/doctor/doctor-settings';
import { readOperations } from '../read-apis';
import { readRunnerSettings } from '../runner-settings';
import { readSignatureLabSettings } from './signature-lab-settings';

/** Hosts of the APIs in all environments. */
function listHosts(site: Site): readonly string[] {
  const bases = Object.values(site.environments).flatMap(({ api, apis = {} }) => [
    api,
    ...Object.values(apis),
  ]);
  const hosts = [site.productionApi, ...bases].flatMap((base) =>
    URL.canParse(base) ? [new URL(base).host] : [],
  );
  return [...new Set(hosts)];
}

/** Pages that the description of the APIs names for what a call needs. */
function readPages({ apis }: Site): DoctorSettings['pages'] {
  const find = (need: 'repeat' | 'permission' | 'sandbox') =>
    apis.map(({ calls }) => calls?.[need]?.page).find((page) => page !== undefined) ?? '';
  return { repeat: find('repeat'), keys: find('permission'), cards: find('sandbox') };
}

function readWebhooks(): DoctorSettings['webhooks'] {
  const signature = readWebhookSignature();
  const lab = readSignatureLabSettings();
  const entry = readOperations().find((one) => one.entry.webhook)?.entry;
  if (!signature || !lab || !entry) return undefined;
  const { header, eventField, root, timeField, maxAgeHours, answerSeconds } = lab.signature;
  return {
    ...{ header, eventField, root, timeField, maxAgeHours, answerSeconds },
    events: lab.events.map(({ event }) => event),
    page: urls.apiSection(entry.group),
  };
}

/**
 * Reads what the checks of an integration know of the provider, besides its documents.
 * @throws {InvalidContentError}
 */
export function readDoctorSettings(): DoctorSettings {
  const site = readSite();
  const { testCards, retry, productionKey } = readRunnerSettings();
  return {
    documents: site.apis.map(({ id }) => id),
    hosts: listHosts(site),
    tables: readCodeTables(),
    testCards,
    retry: retry && { id: retry.id, attempt: retry.attempt },
    productionKey,
    webhooks: readWebhooks(),
    pages: readPages(site),
  };
}
