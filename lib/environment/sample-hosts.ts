import type { EnvironmentName } from './select-environment';

/**
 * API bases that stand in samples, and those in their place, by environment; an environment whose samples stay as they
 * are written has none.
 */
export type SampleHosts = Readonly<
  Record<EnvironmentName, readonly (readonly [written: string, own: string])[]>
>;

/** Text of a sample with the APIs of an environment in the place of those that it is written with. */
export function replaceSampleHosts(
  text: string,
  hosts: SampleHosts,
  environment: EnvironmentName,
): string {
  return (hosts[environment] ?? []).reduce(
    (all, [written, own]) => all.replaceAll(written, own),
    text,
  );
}
