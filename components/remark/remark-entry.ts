import { adoptStyles } from '@/components/ui/lazy/adopt-styles';
import { offerRemark } from './offer-remark';

// Replaced with the address of new issues of a tracker, or a mail address (lib/kit/build/generated/bundle-scripts.ts).
declare const REMARKS_TO: string;

adoptStyles();
offerRemark(REMARKS_TO);
