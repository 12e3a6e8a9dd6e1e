import * as React from 'react';

export const Tag = () => <b>kit</b>;
