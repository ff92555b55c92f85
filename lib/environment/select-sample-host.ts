import type { ByEnvironment, EnvironmentName } from './select-environment';

/** Hosts that a sample of the portal may name. */
export type SampleHost = {
  /** API base of the sandbox, as documents and guides have it. */
  readonly sandbox: string;
  /** API base of this host's environment. */
  readonly own: string;
};

/**
 * Selects the API that samples name on a local, dev or qa host: its own, so that they run as copied.
 * `undefined` where they stay as written: on test and production, whose samples are for the sandbox, and on hosts
 * that the pages do not know.
 */
export function selectSampleHost(
  apiBases: ByEnvironment,
  environment: EnvironmentName,
): SampleHost | undefined {
  const { test: sandbox, [environment]: own } = apiBases;
  const isInternal = environment !== 'prod' && environment !== 'test';
  if (!isInternal || sandbox === undefined || own === undefined) return undefined;
  return own === sandbox ? undefined : { sandbox, own };
}

/** Text of a sample with the API of this environment in the place of the sandbox. */
export function replaceSampleHost(text: string, host: SampleHost | undefined): string {
  return host ? text.replaceAll(host.sandbox, host.own) : text;
}
