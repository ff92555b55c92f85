'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/shell/frame';
import type { Partner } from '@/lib/content/schemas/site';
import { currentDomain, subscribeOverrides } from './override-store';
import styles from './partner-name.module.css';

const PartnersContext = createContext<readonly Partner[]>([]);

type PartnersProviderProps = { partners: readonly Partner[]; children: ReactNode };

/** Provides the partners that `?domain=` may name. */
export function PartnersProvider({ partners, children }: PartnersProviderProps) {
  return <PartnersContext value={partners}>{children}</PartnersContext>;
}

/** The partners that `?domain=` may name. */
export function usePartners(): readonly Partner[] {
  return useContext(PartnersContext);
}

/** The partner the portal is shown for; `undefined` for none and in pre-rendered HTML. */
export function usePartner(): Partner | undefined {
  const partners = usePartners();
  const current = useSyncExternalStore(subscribeOverrides, currentDomain, () => undefined);
  return partners.find(({ domain }) => domain === current);
}

/** "with Example Shop", beside the tagline, for a partner's visitors. */
export function PartnerName() {
  const partner = usePartner();
  return partner && <span className={styles.partner}>{words.withPartner(partner.name)}</span>;
}
