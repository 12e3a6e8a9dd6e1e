await fetch('data:,ready');

export {};
