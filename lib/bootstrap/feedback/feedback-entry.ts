import { listenForFeedback } from './feedback';

listenForFeedback();
