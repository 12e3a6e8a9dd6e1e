import kit from '../dist/fixed/main.js';

kit();
