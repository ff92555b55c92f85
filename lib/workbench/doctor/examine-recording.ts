import * as words from '@/.generated/words/workbench/doctor';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { urls } from '@/lib/routes/urls';
import { maskCardNumbers } from '../cards/card-numbers';
import { compareResponse } from '../response/compare-response';
import { maskKeys } from '../send/mask-keys';
import type { DoctorSettings } from './doctor-settings';
import { examineDelivery, findDelivery } from './examine-delivery';
import { createRepeatCheck } from './examine-repeats';
import { examineRequest, getOperation, prepareDocument } from './examine-request';
import type { Exchange, Recording } from './exchange';
import { type Called, createCallFinder, type DoctorDocument } from './find-called';
import { findExposed, listSecrets } from './find-exposed';
import { type Finding, FindingList, type Remark } from './finding';

/** What was found in a file. */
export type DoctorReport = {
  /** Requests in the file, those to the provider, and events that it has sent. */
  readonly requests: number;
  readonly calls: number;
  readonly deliveries: number;
  /** Names of the operations that were called. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  /** What could not be read, in sentences. */
  readonly problems: readonly string[];
};

/** Message on an address of the provider that no operation has. */
function describeUnknown(
  { method }: Exchange,
  { methods, closest }: Extract<Called, { kind: 'unknown' }>,
): Remark {
  const message =
    methods.length > 0
      ? words.methodUnknown({ method, methods: methods.join(', ') })
      : closest === undefined
        ? words.addressUnknown
        : words.addressUnknownBut(closest);
  return { severity: 'error', message, href: urls.api };
}

/** Hosts of the servers of documents. */
function listHosts(documents: readonly DoctorDocument[]): readonly string[] {
  return documents.flatMap(({ api }) =>
    api.servers.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).host] : [])),
  );
}

/**
 * Creates what examines the requests of a file one after another, in the order in which they were sent.
 * @param now Time in ms since 1970, by which a part ends soon.
 */
function createExaminer(
  documents: readonly DoctorDocument[],
  settings: DoctorSettings,
  now: number,
) {
  const hosts = new Set([...settings.hosts, ...listHosts(documents)]);
  const find = createCallFinder(documents, hosts);
  const prepared = new Map(documents.map(({ id, api }) => [id, prepareDocument(api)]));
  const findings = new FindingList();
  const findRepeats = createRepeatCheck(settings);
  const compare = createResponseCheck();
  const secrets = new Set<string>();
  const count = { calls: 0, deliveries: 0 };
  const operations = new Set<string>();
  const examineCall = (exchange: Exchange, called: Extract<Called, { kind: 'operation' }>) => {
    const document = prepared.get(called.document.id);
    const operation = document && getOperation(document, called.entry.id);
    if (!operation) return;
    const name = getRowName(called.entry);
    operations.add(name);
    const { segments } = called;
    findings.add(exchange.place, name, [
      ...examineRequest(document, operation, exchange, { segments, now }),
      ...findRepeats(operation, exchange),
      ...compare(document.api, operation, exchange),
    ]);
  };
  const examine = (exchange: Exchange) => {
    const delivery = findDelivery(exchange, settings.webhooks);
    const called = delivery ? undefined : find(exchange);
    if (called?.kind === 'other') return;
    for (const secret of listSecrets(exchange)) secrets.add(secret);
    if (delivery && settings.webhooks) {
      count.deliveries += 1;
      findings.add(
        exchange.place,
        delivery.event,
        examineDelivery(exchange, delivery, settings.webhooks),
      );
    } else count.calls += 1;
    const where = `${exchange.method} ${exchange.url.split(/[?#]/, 1)[0]}`;
    if (called?.kind === 'unknown')
      findings.add(exchange.place, where, [describeUnknown(exchange, called)]);
    if (called?.kind === 'operation') examineCall(exchange, called);
    const owner =
      called?.kind === 'operation' ? getRowName(called.entry) : (delivery?.event ?? where);
    findings.add(exchange.place, owner, findExposed(exchange, settings, hosts));
  };
  const mask = (text: string) => maskCardNumbers(maskKeys(text, new Map(), [...secrets]));
  const report = () => ({
    ...count,
    operations: [...operations],
    findings: findings
      .list()
      .map((one) => ({ ...one, message: mask(one.message), operation: mask(one.operation) })),
  });
  return { examine, report };
}

/** Responses of an operation with the same status that are compared: the same difference is one finding. */
const MAX_RESPONSES = 5;

/** Creates what says how a response differs from its document: nothing to mend for whoever sent the request. */
function createResponseCheck() {
  const compared = new Map<string, number>();
  return (
    api: ApiIndex,
    operation: Operation,
    { status, responseHeaders, responseBody }: Exchange,
  ): readonly Remark[] => {
    const key = `${operation.entry.pointer} ${status}`;
    const count = compared.get(key) ?? 0;
    if (status === 0 || responseBody === '' || count === MAX_RESPONSES) return [];
    compared.set(key, count + 1);
    const received = { status, headers: responseHeaders, body: responseBody };
    return compareResponse(api, operation, received).map((difference) => ({
      severity: 'note',
      message: words.responseDiffers(difference),
      href: '',
    }));
  };
}

/** Requests between two reports of the progress. */
const STEP = 200;

/**
 * Examines what a file records.
 * @param onProgress Called with the part that is done, from 0 to 1.
 */
export function examineRecording(
  { exchanges, problems }: Recording,
  documents: readonly DoctorDocument[],
  {
    settings,
    now,
    onProgress,
  }: {
    readonly settings: DoctorSettings;
    readonly now: number;
    readonly onProgress?: ((done: number) => void) | undefined;
  },
): DoctorReport {
  const { examine, report } = createExaminer(documents, settings, now);
  // A repeat comes after what it repeats, in whichever order a program wrote them.
  const ordered = exchanges.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0) || 0);
  for (const [index, exchange] of ordered.entries()) {
    examine(exchange);
    if (index % STEP === STEP - 1) onProgress?.((index + 1) / ordered.length);
  }
  return { requests: exchanges.length, ...report(), problems };
}
