"""Reading photos: tiles, rows and sets, on the device."""
