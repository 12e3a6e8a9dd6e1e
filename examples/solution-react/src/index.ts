'use client';
export { Chip, type ChipProps } from './Chip';
