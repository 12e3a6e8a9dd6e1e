import kit from '../dist/main.cjs';

kit();
