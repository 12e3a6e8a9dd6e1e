await fetch('data:,ready');
