import { frame } from '@/parts';
import type { Frame } from '@/parts/frame';
import logo from '@/logo.svg';
import '@/theme.less';

export const badge = (text: string): Frame => frame(logo, text);
