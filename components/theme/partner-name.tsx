'use client';

import * as words from '@/.generated/words/shell/frame';
import { usePartner } from './partner';
import styles from './partner-name.module.css';

/** "with Example Shop", beside the tagline, for a partner's visitors. */
export function PartnerName() {
  const partner = usePartner();
  return partner && <span className={styles.partner}>{words.withPartner(partner.name)}</span>;
}
