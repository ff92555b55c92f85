import { keepOffline } from './keep-offline';

void keepOffline();
