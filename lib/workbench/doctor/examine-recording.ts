import * as words from '@/.generated/words/workbench/doctor';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { urls } from '@/lib/routes/urls';
import { endSentence } from '@/lib/text/join-words';
import { maskCardNumbers } from '../cards/card-numbers';
import { compareResponse } from '../response/compare-response';
import { maskKeys } from '../send/mask-keys';
import type { DoctorSettings } from './doctor-settings';
import { examineDelivery, findDelivery } from './examine-delivery';
import { createNextCheck, type NextRelease } from './examine-next';
import { createRepeatCheck } from './examine-repeats';
import { examineRequest, getOperation, prepareDocument } from './examine-request';
import { type Called, type CalledOperation, createCallFinder } from './find-called';
import { findExposed, listExchangeSecrets } from './find-exposed';
import { type Finding, FindingList, type Remark } from './finding';
import type { Exchange, Recording } from './recording/exchange';

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
function listHosts(apis: readonly ApiIndex[]): readonly string[] {
  return apis.flatMap(({ servers }) =>
    servers.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).host] : [])),
  );
}

/** What requests are examined with, besides the documents of the portal. */
export type ExamineOptions = {
  readonly settings: DoctorSettings;
  /** Time in ms since 1970, by which a part ends soon. */
  readonly now: number;
  /** A release to come, which may break what fits today. */
  readonly next?: NextRelease | undefined;
  /** Called with the part that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
};

/** Creates what examines the requests of a file one after another, in the order in which they were sent. */
function createExaminer(apis: readonly ApiIndex[], { settings, now, next }: ExamineOptions) {
  const hosts = new Set([...settings.hosts, ...listHosts(apis)]);
  const find = createCallFinder(apis, hosts);
  const findings = new FindingList();
  const findRepeats = createRepeatCheck(settings);
  const compare = createResponseCheck();
  const nextCheck = next && createNextCheck(next, now);
  const count = { calls: 0, deliveries: 0 };
  const operations = new Set<string>();
  const examineCall = (exchange: Exchange, { api, entry, segments }: CalledOperation) => {
    const examined = prepareDocument(api);
    const operation = getOperation(examined, entry.id);
    if (!operation) return [];
    operations.add(getRowName(entry));
    const today = examineRequest(examined, operation, exchange, { segments, now });
    return [
      ...today,
      ...(nextCheck?.examineCall(exchange, { api, entry, segments }, today) ?? []),
      ...findRepeats(operation, exchange),
      ...compare(api, operation, exchange),
    ];
  };
  /** What there is to say about a request, and what it is about; `undefined` for one of somebody else. */
  const judge = (
    exchange: Exchange,
  ): readonly [name: string, remarks: readonly Remark[]] | undefined => {
    const { webhooks } = settings;
    const delivery = findDelivery(exchange, webhooks);
    if (delivery && webhooks) {
      count.deliveries += 1;
      const remarks = examineDelivery(exchange, delivery, webhooks);
      return [delivery.event, [...remarks, ...(nextCheck?.examineEvent(delivery.event) ?? [])]];
    }
    const called = find(exchange);
    if (called.kind === 'other') return undefined;
    count.calls += 1;
    if (called.kind === 'operation')
      return [getRowName(called.entry), examineCall(exchange, called)];
    const address = `${exchange.method} ${exchange.url.split(/[?#]/, 1)[0]}`;
    return [address, [describeUnknown(exchange, called)]];
  };
  const examine = (exchange: Exchange) => {
    const [name, remarks] = judge(exchange) ?? [];
    if (name === undefined || remarks === undefined) return;
    const all = [...remarks, ...findExposed(exchange, settings, hosts)];
    if (all.length === 0) return;
    const secrets = listExchangeSecrets(exchange);
    const mask = (text: string) => maskCardNumbers(maskKeys(text, new Map(), secrets));
    findings.add(
      exchange.place,
      mask(name),
      all.map((one) => ({ ...one, message: mask(one.message) })),
    );
  };
  const report = () => ({ ...count, operations: [...operations], findings: findings.list() });
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
      message: endSentence(words.responseDiffers(difference)),
      href: '',
    }));
  };
}

/** Requests between two reports of the progress. */
const STEP = 200;

/** Examines what a file records. */
export function examineRecording(
  { exchanges, problems }: Recording,
  apis: readonly ApiIndex[],
  options: ExamineOptions,
): DoctorReport {
  const { examine, report } = createExaminer(apis, options);
  // A repeat comes after what it repeats, in whichever order a program wrote them; without times, in that of the file.
  const isTimed = exchanges.every(({ at }) => at !== undefined);
  const ordered = isTimed
    ? exchanges.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    : exchanges;
  for (const [index, exchange] of ordered.entries()) {
    examine(exchange);
    if (index % STEP === STEP - 1) options.onProgress?.((index + 1) / ordered.length);
  }
  return { requests: exchanges.length, ...report(), problems };
}
