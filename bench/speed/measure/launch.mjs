import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';

export const launch = () => chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
