import { clamp } from '@/clamp';

export { clamp };
