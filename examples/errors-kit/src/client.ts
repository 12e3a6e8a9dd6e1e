'use client';

export const width = (): number => window.innerWidth;
