photo-table = Mesa
photo-lead = Pon las fichas boca arriba y haz una foto.
photo-lead-help = Pueden estar de cualquier manera, mejor sobre un fondo liso. Los puntos se cuentan solos.
photo-lead-table = Haz una foto de la mesa.
photo-lead-table-help = Desde arriba, con luz, y que las fichas llenen la imagen.
photo-private = La foto se queda en este dispositivo. Se lee aquí y luego se olvida.
photo-tap = Mejor tocar fichas
photo-reading = Leyendo…
photo-still = Un momento más…
photo-dark = Demasiado oscuro para leer.
photo-dark-help = Prueba otra vez cerca de una lámpara.
photo-far = Un poco más cerca, por favor.
photo-far-help = Los números son demasiado pequeños.
photo-none = No se ha encontrado ninguna ficha.
photo-none-help = Ponlas boca arriba, mejor sobre un fondo liso.
photo-no-network = Para leer fotos hace falta conexión una vez (3 MB).
photo-no-picture = Esa imagen no se puede leer. Sirven JPEG, PNG y WebP.
photo-no-reader = La foto no se puede leer en este dispositivo. Toca las fichas.
photo-add = Añadir una foto
photo-drop = Quitar esta foto
photo-same = En dos fotos: ¿son las mismas fichas?
photo-sets = { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
}
photo-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
photo-about = { $count ->
    [one] alrededor de { $count } punto
   *[other] unos { $count } puntos
}
photo-check = { $count ->
    [one] { $count } ficha por revisar
   *[other] { $count } fichas por revisar
}
photo-is = ¿Es el { $tile }?
photo-tile-unsure = { $tile }, dudosa
photo-no-set = No es un grupo
photo-which = ¿Qué ficha es?
photo-add-tile = Añadir una ficha
photo-not-sure = Aquí cuesta leerla.
photo-changed = La impresión no es clara; las de al lado apuntan a esta.
photo-too-many = Más de las que tiene la caja: { $tile }.
photo-other = Otra:
photo-no-tile = No es una ficha
photo-take-over = Usar estas fichas
photo-what-next = Después vienen tus fichas.
photo-referee = Preguntar al árbitro
photo-two-sets = ¿Son varias combinaciones que se tocan?
photo-colour = ¿Es { $colour } uno de los colores de tus fichas?
