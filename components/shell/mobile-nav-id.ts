export const MOBILE_NAV_ID = 'mobile-nav';
