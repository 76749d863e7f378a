import census from '../census/index.ts';
import landing from '../landing/index.ts';
import performance from '../performance/index.ts';
import visits from '../visits/index.ts';
import { together } from './later-service.ts';

/** How visitors reach the page, see it and use its buttons, and how fast it was: each a call of the platform's server. */
export default together([landing, visits, census, performance]);
