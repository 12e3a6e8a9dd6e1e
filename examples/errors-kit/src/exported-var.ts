export var limit = 10;
