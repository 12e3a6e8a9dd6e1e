import { Card } from './card';

export { Card };
