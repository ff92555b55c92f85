'use client';

import styles from './partner-name.module.css';
import { usePartner } from './partner';

/** "with Example Shop", beside the tagline, for a partner's visitors. */
export function PartnerName() {
  const partner = usePartner();
  return partner && <span className={styles.partner}>with {partner.name}</span>;
}
