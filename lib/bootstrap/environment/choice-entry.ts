import type { SampleHosts } from '@/lib/environment/sample-hosts';
import type { OwnEnvironments } from '@/lib/environment/select-environment';
import { offerChoice } from './offer-choice';

// Replaced when the script is bundled (lib/kit/build/generated/bundle-scripts.ts).
declare const OWN_ENVIRONMENTS: OwnEnvironments;
declare const SAMPLE_HOSTS: SampleHosts;

offerChoice(OWN_ENVIRONMENTS, SAMPLE_HOSTS);
